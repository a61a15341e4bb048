package dedalo.host;

import gj.stratego.player.Player;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Plays Stratego Duel with a class that implements the described interface: speaks the protocol of player programs
 * (docs/protocol.md) for it. Arguments: `class`, its name and the places where others may be; or `in` and the places with
 * one player. Where there is none the hello is answered with the problem.
 */
public final class Host {
  private static final int NO_PLAYER = 2;
  private static final int FAILED = 1;

  private final PrintStream output;
  private final Class<? extends Player> playerClass;
  private final Calls calls;
  private Player player;
  private DescribedGame game;
  private Failure failure;

  private Host(Class<? extends Player> playerClass, PrintStream output) {
    this.playerClass = playerClass;
    this.output = output;
    this.calls = new Calls(playerClass.getSimpleName());
  }

  public static void main(String[] arguments) throws IOException {
    PrintStream output = new PrintStream(new FileOutputStream(FileDescriptor.out), false, "UTF-8");
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    // What a player prints goes to the log, and what it reads is nothing: both are the arena's.
    System.setOut(System.err);
    System.setIn(InputStream.nullInputStream());
    try {
      new Host(find(Arrays.asList(arguments)), output).converse(input);
    } catch (BadClass problem) {
      System.err.println(problem.code + ": " + problem.getMessage() + " " + String.join(" ", problem.found));
      input.readLine();
      String fields = Json.write(problem.code) + ",\"says\":" + Json.write(problem.getMessage());
      say(output, "{\"problem\":" + fields + ",\"found\":" + Json.write(problem.found) + "}");
      end(NO_PLAYER);
    }
    // Threads of the player must not keep the program.
    end(0);
  }

  private static Class<? extends Player> find(List<String> words) throws BadClass {
    List<String> rest = words.subList(1, words.size());
    return words.get(0).equals("in")
        ? PlayerClass.onlyOne(rest)
        : PlayerClass.named(rest.get(0), rest.subList(1, rest.size()));
  }

  private static void say(PrintStream output, String line) {
    System.err.flush();
    output.print(line + "\n");
    output.flush();
  }

  private static void end(int code) {
    System.err.flush();
    Runtime.getRuntime().halt(code);
  }

  private void converse(BufferedReader input) throws IOException {
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      Map<String, Object> message = Json.readObject(line);
      switch ((String) message.get("type")) {
        case "hello":
          String name = Json.write(playerClass.getSimpleName());
          say(output, "{\"name\":" + name + ",\"wants\":[\"events\",\"rematch\"]}");
          break;
        case "start":
          attempt(() -> begin(((Double) message.get("seat")).intValue()));
          break;
        case "events":
          attempt(() -> hear((List<?>) message.get("events")));
          break;
        case "act":
          answer(((Double) message.get("turn")).intValue());
          break;
        case "end":
          // Nobody asks any more, and this player must not play another game.
          if (failure != null) end(FAILED);
          break;
        default:
          break;
      }
    }
  }

  private interface Step {
    void run() throws Failure;
  }

  /** After a failure the player is called no more. */
  private void attempt(Step step) {
    if (failure != null) return;
    try {
      step.run();
    } catch (Failure error) {
      failure = error;
      player = null;
      game = null;
      if (error.getCause() != null) error.getCause().printStackTrace();
      System.err.println(error.getMessage());
    }
  }

  private void begin(int seat) throws Failure {
    if (player == null) player = calls.create(playerClass);
    game = new DescribedGame(calls, player, seat);
  }

  @SuppressWarnings("unchecked")
  private void hear(List<?> events) throws Failure {
    for (Object event : events) game.hear((Map<String, Object>) event);
  }

  private void answer(int turn) {
    String[] action = new String[1];
    attempt(() -> action[0] = game.answer(turn));
    String said =
        failure == null
            ? "\"action\":" + Json.write(action[0])
            : "\"fault\":" + Json.write(failure.fault) + ",\"says\":" + Json.write(failure.getMessage());
    say(output, "{\"turn\":" + turn + "," + said + "}");
  }
}
