/** Whether presses draw cities and roads. It stays as it is when the board is shown anew. */
export const tool = $state({ drawing: false });
