import type { Call, CodeLanguage, Program, Task } from '$lib/stage/program/task';
import { isOfStage, programOf } from '../exercise';
import type { LoadedExercise } from '../exercises';
import type { Film } from '../film/film';
import type { Ran } from './judge';
import { laid } from '../film/laid';
import type { RunOptions, Services } from '../services';

/** A text that a reader wrote, or one of ours, in the program of an exercise. */
export interface Written {
	readonly language: CodeLanguage;
	readonly source: string;
}

/** A run and that of a right program. */
export interface Beside {
	readonly yours: Film;
	readonly right: Film;
}

/** Runs the programs of an exercise: the reader's, and those that it is compared with. */
export class ExerciseRuns {
	constructor(
		private readonly loaded: LoadedExercise,
		private readonly services: Services
	) {}

	programOf({ language, source }: Written): Program {
		const { exercise, programs } = this.loaded;
		return programOf(exercise, programs[language], language, source);
	}

	/** Runs the calls of a task. */
	run(task: Task, options: RunOptions): Promise<readonly Ran[]> {
		return this.services.run(task, options);
	}

	/** Runs a call of a program. */
	async call(written: Written, call: Call, options: RunOptions): Promise<Ran> {
		const [ran] = await this.run({ program: this.programOf(written), calls: [call] }, options);
		return ran;
	}

	/** Runs a call of a program of ours: the commonest right one of a stage, or what the reader began with. */
	oursCall(
		which: 'right' | 'starter',
		call: Call,
		language: CodeLanguage,
		stage: string | null,
		options: RunOptions
	): Promise<Ran> {
		const { right, starter } = this.loaded.programs[language];
		const name = Object.keys(right).find((one) => isOfStage(one, stage))!;
		return this.call(
			{ language, source: which === 'right' ? right[name] : starter },
			call,
			options
		);
	}

	/** The run of a call on the stage; null if it works on nothing that can be shown. */
	film(call: Call, ran: Ran, { language, source }: Written): Promise<Film | null> {
		const { exercise, programs } = this.loaded;
		const { given } = programs[language];
		return this.services.film({ call, ran, source, given, language, roles: exercise.roles });
	}

	/** A run beside that of a right program. @param known the right one, if it was made already */
	async beside(yours: Film, known: Ran | null, stage: string | null): Promise<Beside> {
		const { call, language } = yours;
		const { signal } = new AbortController();
		const ran = known ?? (await this.oursCall('right', call, language, stage, { signal }));
		return { yours, right: (await this.film(call, ran, { language, source: '' }))! };
	}

	/** The ground of a call, before anything has run on it. */
	async ground(call: Call, language: CodeLanguage): Promise<Film | null> {
		const film = await this.film(call, nothingRun(call), { language, source: '' });
		film?.stage.player.end();
		return film;
	}
}

/** The run of a call before its first step. */
function nothingRun(call: Call): Ran {
	const { ground } = call;
	return {
		log: laid(call),
		result: {
			end: { kind: 'stopped', by: 'user' },
			ground: ground.kind === 'board' ? ground.rows : [],
			...{ prints: [], texts: [], line: 0, variable: -1 }
		}
	};
}
