import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/**
 * What your player answers in recorded positions: javac -d build *.java, and then java -cp build BotTest
 *
 * <p>A position is a message of the arena, as `dedalo bot check … --verbose` prints it. Add those in which your player
 * was wrong to positions.json, with the answers that you expect; without any, every legal action will do.
 */
final class BotTest {
  public static void main(String[] arguments) throws Exception {
    int wrong = 0;
    for (Dedalo.Json position : Dedalo.Json.parse(Files.readString(Path.of("positions.json"))).items()) {
      Dedalo.Turn turn = Dedalo.Turn.of(position.get("message"), position.get("seat").whole(), new Random(1));
      List<String> expected = position.get("expect").items().stream().map(Dedalo.Json::text).toList();
      List<String> allowed = expected.isEmpty() ? turn.legal() : expected;
      String action = new Bot().choose(turn);
      boolean isRight = allowed.contains(action);
      if (!isRight) wrong++;
      String result = isRight ? "ok" : "WRONG: " + action + " is none of " + allowed;
      System.out.println(position.get("title").text() + ": " + result);
    }
    System.exit(wrong == 0 ? 0 : 1);
  }
}
