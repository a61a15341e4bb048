import { Compile } from 'typebox/schema';
import { Settings } from 'typebox/system';
import { contentSchema } from '../../../src/content/schema.ts';

// A member that is there without a value is not one that is absent.
Settings.Set({ exactOptionalPropertyTypes: true });
const validator = Compile(contentSchema);

/** Where a value is not of the form of a game's content. */
export const faultsOf = (value: unknown): readonly string[] =>
  validator.Errors(value)[1].map(({ instancePath, message }) => `${instancePath} ${message}`);
