/** What this device remembers of the tour of the studio, and the value once it was ended. */
export const TOUR = 'tour';
export const TOUR_SEEN = 'seen';
