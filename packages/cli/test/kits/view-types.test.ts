import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { pythonTypes } from '../../src/kits/python-types.ts';
import { typescriptTypes } from '../../src/kits/typescript-types.ts';
import { viewRecords } from '../../src/kits/view-types.ts';

const cell = Type.Integer({ description: 'A cell.' });
const records = viewRecords(
  Type.Object({
    size: Type.Integer({ description: 'Tiles a side.' }),
    at: Type.Union([cell, Type.Null()], { description: 'Where.' }),
    rows: Type.Array(Type.String()),
    ways: Type.Array(Type.Enum(['up', 'down'])),
    armies: Type.Tuple([Type.Array(Type.Object({ at: cell })), Type.Array(Type.Object({ at: cell }))]),
    phase: Type.Union([
      Type.Object({ name: Type.Literal('walking') }),
      Type.Object({ name: Type.Literal('meeting'), as: Type.Boolean() }),
    ]),
    maps: Type.Optional(Type.Array(Type.Object({ at: cell }))),
  }),
);

test('a view becomes interfaces of TypeScript; what looks the same has one name', () => {
  expect(typescriptTypes(records)).toBe(`/** What your seat may know. */
export interface View {
  /** Tiles a side. */
  size: number;
  /** Where. */
  at: number | null;
  rows: string[];
  ways: ('up' | 'down')[];
  armies: [ViewArmies[], ViewArmies[]];
  phase: ViewPhaseWalking | ViewPhaseMeeting;
  maps?: ViewArmies[];
}

export interface ViewPhaseMeeting {
  name: 'meeting';
  as: boolean;
}

export interface ViewPhaseWalking {
  name: 'walking';
}

export interface ViewArmies {
  /** A cell. */
  at: number;
}
`);
});

test('a view becomes typed dictionaries of Python; keywords are no fields of a class', () => {
  expect(pythonTypes(records)).toBe(`class ViewArmies(TypedDict):
    at: int
    """A cell."""


class ViewPhaseWalking(TypedDict):
    name: Literal["walking"]


ViewPhaseMeeting = TypedDict(
    "ViewPhaseMeeting",
    {
        "name": Literal["meeting"],
        "as": bool,
    },
)


class View(TypedDict, total=False):
    """What your seat may know."""

    size: int
    """Tiles a side."""
    at: int | None
    """Where."""
    rows: list[str]
    ways: list[Literal["up", "down"]]
    armies: tuple[list[ViewArmies], list[ViewArmies]]
    phase: ViewPhaseWalking | ViewPhaseMeeting
    maps: list[ViewArmies]
`);
});

test('a schema of another kind is refused instead of being left out', () => {
  expect(() => viewRecords(Type.Object({ anything: Type.Unknown() }))).toThrow('ViewAnything');
});
