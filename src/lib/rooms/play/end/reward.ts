import { wayOf } from '../game/way';
import { trailOf } from './trail';
import TrailComet from './TrailComet.svelte';
import TrailGround from './TrailGround.svelte';

/** What a solved board gets. */
export default { wayOf, trailOf, TrailComet, TrailGround };
