import type { ArenaWords } from '../words.ts';
import { bot } from './bot.ts';
import { courses } from './courses.ts';
import { faults } from './faults.ts';
import { match } from './match.ts';
import { report } from './report.ts';
import { tournament } from './tournament.ts';

export const it: ArenaWords = { bot, courses, faults, match, report, tournament };
