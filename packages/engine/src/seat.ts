/** A place at the table, counted from 0. People read them counted from 1. */
export type Seat = number;

/** Who looks on: a seat, or anybody. */
export type Viewer = Seat | 'public';

export const viewersOf = (seats: number): Viewer[] => [...Array.from({ length: seats }, (_, seat) => seat), 'public'];
