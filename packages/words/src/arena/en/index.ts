import { bot } from './bot.ts';
import { classes } from './classes.ts';
import { courses } from './courses.ts';
import { debug } from './debug.ts';
import { faults } from './faults.ts';
import { houseBots } from './house-bots.ts';
import { kits } from './kits.ts';
import { match } from './match.ts';
import { report } from './report.ts';
import { tournament } from './tournament.ts';
import { watch } from './watch.ts';

export const en = { bot, classes, courses, debug, faults, houseBots, kits, match, report, tournament, watch };
