/** Players of Java that do one thing wrong; each is a class in the package `hostile`, with a body of its own. */
const BODIES = {
  Throws: 'public int[] move() { return new int[] {1 / (piece - 10), 0, 0, 0}; }',
  ThrowsWhenTold: 'public void tellMove(int[] move) { throw new IllegalStateException("not like this\\nnor so"); }',
  ThrowsAtStart: 'public void start(boolean isFirst) { throw new Error("no"); }',
  ThrowsWhenMade: 'public ThrowsWhenMade() { throw new RuntimeException("never"); }',
  StaticInitializer: 'static int zero = 0; static int one = 1 / zero;',
  Overflows: 'public int[] move() { return move(); }',
  EatsMemory:
    'public int[] move() { var all = new java.util.ArrayList<long[]>(); while (true) all.add(new long[1000000]); }',
  MovesFlag: 'public int[] move() { return own(0, 0, 1, 1); }',
  MovesNobody: 'public int[] move() { return new int[] {-1, 0, 1, 1}; }',
  GoesSideways: 'public int[] move() { return own(3, 3, 9, 1); }',
  RunsTooFar: 'public int[] move() { return own(3, 3, 1, 12); }',
  PlacesOutside: 'public int[] position(String piece) { return new int[] {4, 4}; }',
  PlacesTwice: 'public int[] position(String piece) { return own(0, 0); }',
  PlacesNull: 'public int[] position(String piece) { return null; }',
  ReturnsNull: 'public int[] move() { return null; }',
  ReturnsShort: 'public int[] move() { return new int[] {3, 3}; }',
  Loops: 'public int[] move() { while (true) Thread.onSpinWait(); }',
  Exits: 'public int[] move() { System.exit(0); return null; }',
  Prints:
    'public int[] move() throws RuntimeException { System.out.println("{\\"turn\\":99}"); System.out.print("no line end");' +
    ' try { System.err.println("read " + System.in.read()); } catch (java.io.IOException e) { } return null; }',
  LeavesThread: 'public int[] move() { new Thread(() -> { while (true) Thread.onSpinWait(); }).start(); return null; }',
  SpoilsArrays:
    'public void viewPositions(int[][] position) { position[0] = null; }' +
    ' public void tellMove(int[] move) { move[0] = 99; } public int[] move() { return null; }',
} as const;

export type HostileJava = keyof typeof BODIES;

/** Places its pieces as it should, from the side of both. */
const BASE = `
package hostile;
public abstract class Base implements gj.stratego.player.Player {
  protected boolean isRed;
  protected int piece;
  protected int[] own(int... numbers) {
    if (isRed) return numbers;
    numbers[0] = 9 - numbers[0];
    numbers[1] = 9 - numbers[1];
    return numbers;
  }
  public void start(boolean isFirst) { isRed = isFirst; piece = 0; }
  public int[] position(String name) { int at = piece++; return at < 3 ? own(0, at) : own(3, at); }
  public void viewPositions(int[][] position) {}
  public int[] move() { return own(3, 4, 1, 1); }
  public void tellMove(int[] move) {}
  public void fight(String piece) {}
}
`;

/** The sources, by the name of the file. */
export const hostileJava = (): ReadonlyMap<string, string> =>
  new Map([
    ['Base.java', BASE],
    ...Object.entries(BODIES).map(([name, body]): [string, string] => [
      `${name}.java`,
      `package hostile;\npublic class ${name} extends Base {\n${body}\n}\n`,
    ]),
    ['Helper.java', 'package hostile;\npublic class Helper {}\n'],
    ['Needs.java', 'package hostile;\npublic class Needs extends Base { public Needs(int size) {} }\n'],
  ]);
