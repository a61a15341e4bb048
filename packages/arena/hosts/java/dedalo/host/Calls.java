package dedalo.host;

import gj.stratego.player.Player;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;

/** Calls methods of a player: whatever they throw is its own failure, and a call that ends the program is told. */
final class Calls {
  interface Asked<T> {
    T run() throws Throwable;
  }

  interface Told {
    void run() throws Throwable;
  }

  private static final int OUT_OF_MEMORY = 3;
  /** A line of the protocol is short, whatever an exception has to say. */
  private static final int LONGEST = 300;

  private static final String HOST = "dedalo.host.";
  /** Causes may lead in a circle. */
  private static final int DEEPEST = 20;

  private final String name;
  private volatile String running;

  Calls(String name) {
    this.name = name;
    Runtime.getRuntime().addShutdownHook(new Thread(this::tellEnd));
  }

  Player create(Class<? extends Player> playerClass) throws Failure {
    return ask("constructor", () -> {
      try {
        return playerClass.getConstructor().newInstance();
      } catch (InvocationTargetException error) {
        throw error.getCause();
      }
    });
  }

  void tell(String method, Told told) throws Failure {
    ask(method, () -> {
      told.run();
      return null;
    });
  }

  <T> T ask(String method, Asked<T> asked) throws Failure {
    running = method;
    try {
      return asked.run();
    } catch (OutOfMemoryError error) {
      running = null;
      throw endWithout(irregular("threw", method, "threw " + error), error);
    } catch (Throwable error) {
      hideHost(error);
      throw new Failure("threw", says(method, "threw " + shown(error)), error);
    } finally {
      running = null;
    }
  }

  Failure irregular(String fault, String method, String what) {
    return new Failure(fault, says(method, what), null);
  }

  private String says(String method, String what) {
    String line = (name + "." + method + "() " + what).replaceAll("\\s+", " ");
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST);
  }

  /** There may be no memory left for anything else; the arena knows the reason by this line. */
  private static Failure endWithout(Failure failure, OutOfMemoryError error) {
    try {
      error.printStackTrace();
    } catch (OutOfMemoryError another) {
      // Then the line below must do.
    }
    System.err.println(failure.getMessage());
    System.err.flush();
    Runtime.getRuntime().halt(OUT_OF_MEMORY);
    return failure;
  }

  /** The stack trace ends where the player was called: what is below is none of its business. */
  private static void hideHost(Throwable error) {
    Throwable each = error;
    for (int depth = 0; each != null && depth < DEEPEST; depth++, each = each.getCause()) {
      StackTraceElement[] trace = each.getStackTrace();
      int own = 0;
      while (own < trace.length && !trace[own].getClassName().startsWith(HOST)) own++;
      each.setStackTrace(Arrays.copyOf(trace, own));
    }
  }

  private static String shown(Throwable error) {
    try {
      return error.toString();
    } catch (Throwable another) {
      return error.getClass().getName();
    }
  }

  private void tellEnd() {
    String method = running;
    if (method != null) System.err.println(says(method, "ended the program (System.exit)"));
    System.err.flush();
  }
}
