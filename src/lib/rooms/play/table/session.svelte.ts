import { untrack } from 'svelte';
import type { Area } from '$lib/stage/board/area';
import type { Key } from '$lib/stage/board/keys';
import { isolate } from '$lib/i18n/bidi';
import { counted } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { letterKeys } from '$lib/stage/player/keys/letter-keys.svelte';
import { EMPTY } from '$lib/kinds/sudoku/board';
import { sizeOf, type BoxShape } from '$lib/kinds/sudoku/shape';
import { symbolText, symbolTexts } from '$lib/kinds/sudoku/symbols';
import { listValues } from '$lib/engine/problem';
import { squaresOf, type PlaySquare } from '../board/squares';
import type { Action, Game, Refusal } from '../game/game';
import { cellOf, moveOf } from '../game/hints';
import { lostNotes } from '../game/knowledge';
import type { OpenGame } from '../keep/open-game.svelte';
import { cellText } from './texts/cell-text';
import { hintText } from './texts/hint-texts';
import { pressed, type PlayCommand } from './keys';
import { Tutor } from './tutor.svelte';
import { playSettings } from './settings.svelte';

/** What a symbol key writes. */
export type Mode = 'symbol' | 'note' | 'colour';

/** What the page says about the last thing that happened. */
export interface Saying {
	readonly text: string;
	readonly tone: 'plain' | 'refused' | 'good';
	/** Tells two equal sayings apart. */
	readonly number: number;
}

/** The lock on "erase" instead of a symbol. */
export const ERASER = -2;

/** A game being played: the chosen cell, the mode, the hint, and what was said last. */
export class Session {
	/** The chosen cell, −1 for none. */
	selected = $state(-1);
	mode = $state<Mode>('symbol');
	/** The symbol that every pressed cell gets, {@link ERASER}, or −1 for none. */
	lock = $state(-1);
	/** The colour that every pressed cell gets, if there is a lock on it; −1 for none. */
	colourLock = $state(-1);
	saying = $state.raw<Saying | null>(null);
	/** The cells that a check marked: they stay marked until the next change. */
	#checked = $state.raw<ReadonlySet<number>>(new Set());
	/** The cell whose candidates were asked for: the pad shows them too. */
	#asked = $state(-1);
	/** Conflicts are marked although the player does not want them at once. */
	#showsConflicts = $state(false);
	readonly tutor: Tutor;
	#spoken = 0;
	#last: readonly PlaySquare[] = [];

	readonly game: Game = $derived.by(() => this.played.game);
	readonly shape: BoxShape;
	readonly size: number;

	/** The symbol that stands out on the board, −1 for none. */
	readonly active = $derived.by(() => {
		if (!playSettings.is('same') || this.isPaused || this.game.isSolved) return -1;
		// A hint shows its own reasons.
		if (this.tutor.hint !== null) return -1;
		if (this.lock >= 0) return this.lock;
		return this.selected < 0 ? -1 : this.game.board.cells[this.selected];
	});

	readonly squares = $derived.by(() => {
		const { position, conflicts, puzzle } = this.game;
		const isMarked = playSettings.is('live') || this.#showsConflicts;
		this.#last = squaresOf(
			{
				shape: this.shape,
				givens: puzzle.givens.cells,
				...position,
				solvers: this.game.solvers,
				conflicts: new Set(isMarked ? conflicts : []),
				wrong: this.#checked,
				reasons: this.tutor.reasons,
				active: this.active
			},
			this.#last
		);
		return this.#last;
	});

	/** Mask of the symbols that fit the chosen cell, if the player asked. */
	readonly legal: number | undefined = $derived.by(() =>
		this.#asked >= 0 && this.#asked === this.selected
			? this.game.candidates[this.selected]
			: undefined
	);

	/** The house and the cell that the hint shows. */
	readonly house: Area | null = $derived.by(() => this.tutor.house);
	readonly target: number = $derived.by(() => this.tutor.target);

	constructor(readonly played: OpenGame) {
		const { puzzle } = untrack(() => played.game);
		this.shape = puzzle.givens.shape;
		this.size = sizeOf(this.shape);
		this.tutor = new Tutor(this);
	}

	say(text: string, tone: Saying['tone'] = 'plain'): void {
		this.saying = text === '' ? null : { text, tone, number: ++this.#spoken };
	}

	/** Does something, or says why it is refused. @returns whether it was done. */
	act(action: Action): boolean {
		if (this.#waits()) return false;
		const refused = this.played.do(action);
		if (refused !== null) {
			this.#refuse(action, refused);
			return false;
		}
		this.#checked = new Set();
		this.#showsConflicts = false;
		this.#asked = -1;
		this.tutor.close();
		this.say('');
		if (this.game.isSolved) this.#finish();
		else if (!this.game.board.cells.includes(EMPTY))
			this.say(m.play_game_full_wrong(counted(this.game.wrong().length)), 'refused');
		return true;
	}

	/** A hidden board cannot be played. @returns whether the game is paused, and says so. */
	#waits(): boolean {
		if (this.isPaused) this.say(m.play_game_refused_paused(), 'refused');
		return this.isPaused;
	}

	/** A symbol was typed or its key pressed: it does what the mode says. */
	symbol(symbol: number, cell = this.selected, mode = this.mode): boolean {
		if (this.#waits()) return false;
		if (cell < 0) {
			this.say(m.play_game_choose_cell(), 'refused');
			return false;
		}
		if (mode === 'note') return this.act({ do: 'note', cell, symbol });
		if (this.game.position.symbols[cell] === symbol) return this.act({ do: 'erase', cell });
		return this.act({ do: 'place', cell, symbol, tidy: playSettings.is('tidy') });
	}

	erase(cell = this.selected): boolean {
		if (this.#waits()) return false;
		if (cell >= 0) return this.act({ do: 'erase', cell });
		this.say(m.play_game_choose_cell(), 'refused');
		return false;
	}

	colour(colour: number, cell = this.selected): boolean {
		if (cell < 0) {
			this.say(m.play_game_choose_cell(), 'refused');
			return false;
		}
		return this.act({ do: 'colour', cell, colour });
	}

	/** The key of a symbol on the pad was pressed. */
	padSymbol(symbol: number): void {
		if (playSettings.is('symbolFirst')) this.lock = this.lock === symbol ? -1 : symbol;
		else this.symbol(symbol);
	}

	padErase(): void {
		if (playSettings.is('symbolFirst')) this.lock = this.lock === ERASER ? -1 : ERASER;
		else this.erase();
	}

	padColour(colour: number): void {
		if (playSettings.is('symbolFirst')) this.colourLock = this.colourLock === colour ? -1 : colour;
		else this.colour(colour);
	}

	/** A cell was pressed, or Enter on it: with a lock it gets what is locked. @returns whether it did. */
	press(cell: number): boolean {
		if (this.isPaused) return false;
		if (this.mode === 'colour') return this.colourLock > 0 && this.colour(this.colourLock, cell);
		if (this.lock === ERASER) return this.erase(cell);
		// A press on another symbol picks it up, so that the lock changes without going to the pad.
		const held = this.game.board.cells[cell];
		if (this.lock >= 0 && held >= 0 && held !== this.lock) {
			this.lock = held;
			return false;
		}
		if (this.lock < 0 || this.game.isGiven(cell)) return false;
		return this.symbol(this.lock, cell);
	}

	/** Writes what a key types. @returns false if it types nothing on this board. */
	type(event: Key): boolean {
		const meant = pressed(this.size, event, letterKeys.on);
		if (meant?.kind === 'symbol') {
			if (this.mode === 'colour' && !this.isPaused) this.mode = 'symbol';
			this.symbol(meant.symbol);
		} else if (meant?.kind === 'note') {
			this.symbol(meant.symbol, this.selected, this.mode === 'note' ? 'symbol' : 'note');
		} else if (meant?.kind === 'erase') this.erase();
		else return false;
		return true;
	}

	/** Refuses a character that the board does not have. @returns the command of a key, if it has one. */
	command(event: Key): PlayCommand | null {
		const meant = pressed(this.size, event, letterKeys.on);
		if (meant?.kind === 'refused') {
			const texts = symbolTexts(this.size);
			this.say(
				m.play_game_refused_character({
					found: isolate(meant.character),
					first: isolate(texts[0]),
					last: isolate(texts[this.size - 1])
				}),
				'refused'
			);
		}
		return meant?.kind === 'command' ? meant.command : null;
	}

	toggleMode(mode: Exclude<Mode, 'symbol'>): void {
		if (this.#waits()) return;
		this.mode = this.mode === mode ? 'symbol' : mode;
		const isOn = this.mode === mode;
		if (mode === 'note') this.say(isOn ? m.play_game_notes_on() : m.play_game_notes_off());
		else this.say(isOn ? m.play_game_colours_on() : m.play_game_colours_off());
	}

	toggleSymbolFirst(): void {
		if (this.#waits()) return;
		playSettings.choose('symbolFirst', !playSettings.is('symbolFirst'));
		this.lock = this.colourLock = -1;
		this.say(playSettings.is('symbolFirst') ? m.play_game_lock_on() : m.play_game_lock_off());
	}

	undo(): void {
		this.#travel('undo', m.play_game_undone, m.play_game_undone_at);
	}

	redo(): void {
		this.#travel('redo', m.play_game_redone, m.play_game_redone_at);
	}

	/** Goes back or forth and shows where, if that is one cell. */
	#travel(
		way: 'undo' | 'redo',
		done: () => string,
		doneAt: (at: { cell: string }) => string
	): void {
		const before = this.game.position;
		if (!this.act({ do: way })) return;
		const { symbols, notes, colours } = this.game.position;
		const cells = [...symbols.keys()].filter(
			(cell) =>
				symbols[cell] !== before.symbols[cell] ||
				colours[cell] !== before.colours[cell] ||
				(notes[cell] !== before.notes[cell] && symbols === before.symbols)
		);
		if (cells.length !== 1) return this.say(done());
		if (!this.game.isSolved) [this.selected] = cells;
		this.say(doneAt({ cell: cellText(this.shape, cells[0]) }));
	}

	/** Marks every symbol that is not the solution's, and every cell whose notes lack it. */
	check(): void {
		if (this.#waits()) return;
		const wrong = this.game.wrong();
		const lost = lostNotes(this.game);
		this.#checked = new Set([...wrong, ...lost]);
		this.#showsConflicts = true;
		this.tutor.close();
		const found = [
			...(wrong.length > 0 ? [m.play_game_check_wrong(counted(wrong.length))] : []),
			...(lost.length > 0 ? [m.play_game_check_notes(counted(lost.length))] : [])
		];
		if (found.length > 0) this.say(found.join(' '), 'refused');
		else this.say(m.play_game_check_right(), 'good');
	}

	/** Asks for a hint, or for more of the open one. */
	hint(): void {
		if (this.#waits()) return;
		this.say('');
		this.tutor.ask();
	}

	/** Does what the hint advises. */
	doHint(): void {
		const { hint } = this.tutor;
		if (hint === null || this.#waits()) return;
		this.selected = cellOf(hint);
		const isDone = this.act(moveOf(hint, playSettings.is('tidy')));
		// The board must not show what a guess leads to.
		if (isDone && hint.technique === 'guess' && !this.game.isSolved)
			this.say(hintText(hint, 'move', this.shape));
	}

	fillNotes(): void {
		if (this.act({ do: 'fill-notes' })) this.say(m.play_game_filled_notes());
	}

	clearNotes(): void {
		if (this.act({ do: 'clear-notes' })) this.say(m.play_game_cleared_notes());
	}

	reset(): void {
		if (this.act({ do: 'reset' })) this.say(m.play_game_was_reset());
	}

	/** Says what the chosen cell can hold. */
	candidates(): void {
		if (this.#waits()) return;
		const cell = this.selected;
		if (cell < 0) return this.say(m.play_game_choose_cell(), 'refused');
		const name = cellText(this.shape, cell);
		const held = this.game.board.cells[cell];
		if (held >= 0)
			return this.say(m.play_game_candidates_filled({ cell: name, symbol: symbolText(held) }));
		this.#asked = cell;
		const values = listValues(this.game.candidates[cell]).map(symbolText);
		if (values.length === 0)
			return this.say(m.play_game_candidates_none({ cell: name }), 'refused');
		this.say(
			m.play_game_candidates({
				cell: name,
				list: isolate(values.join(' ')),
				...counted(values.length)
			})
		);
	}

	/** Has the solver fill the chosen cell. */
	solveCell(): void {
		if (this.#waits()) return;
		const cell = this.selected;
		if (cell < 0) return this.say(m.play_game_choose_cell(), 'refused');
		const symbol = this.game.puzzle.solution[cell];
		const done = this.act({
			do: 'place',
			cell,
			symbol,
			tidy: playSettings.is('tidy'),
			by: 'solver'
		});
		if (done)
			this.say(
				m.play_game_solved_cell({ cell: cellText(this.shape, cell), symbol: symbolText(symbol) })
			);
	}

	solve(): void {
		if (this.act({ do: 'solve' })) this.say(m.play_game_was_solved());
	}

	/** The time stands still and the board is covered. */
	get isPaused(): boolean {
		return this.played.isPaused;
	}

	pause(): void {
		if (this.game.isSolved) return;
		this.played.pause();
		this.say(m.play_game_was_paused());
	}

	resume(): void {
		if (this.game.isSolved) return;
		this.played.resume();
		this.say(m.play_game_was_resumed());
	}

	/** Solved: nothing is chosen any more. */
	#finish(): void {
		this.selected = this.lock = this.colourLock = -1;
		this.mode = 'symbol';
	}

	#refuse(action: Action, refused: Refusal): void {
		if (refused === 'contradicts') {
			this.#showsConflicts = true;
			this.say(m.play_game_refused_contradicts(), 'refused');
			return;
		}
		if (refused === 'dead-end') {
			this.check();
			this.say(m.play_game_refused_dead_end(), 'refused');
			return;
		}
		const texts: Partial<Record<Refusal, () => string>> = {
			given: m.play_game_refused_given,
			filled: m.play_game_refused_filled,
			over: m.play_game_refused_over
		};
		if (refused === 'nothing' && action.do === 'undo') this.say(m.play_game_nothing_undo());
		else if (refused === 'nothing' && action.do === 'redo') this.say(m.play_game_nothing_redo());
		else if (texts[refused]) this.say(texts[refused](), 'refused');
	}
}
