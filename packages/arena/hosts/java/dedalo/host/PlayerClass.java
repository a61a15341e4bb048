package dedalo.host;

import gj.stratego.player.Player;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the class of a player. Nothing of it runs here: its static initializers belong to the game. */
final class PlayerClass {
  private static final String ENDING = ".class";

  private PlayerClass() {}

  /** The class of this name; the places are searched for others where there is none. */
  static Class<? extends Player> named(String name, List<String> places) throws BadClass {
    Class<?> found;
    try {
      found = load(name);
    } catch (ClassNotFoundException error) {
      throw new BadClass("no-class", name, playersIn(places));
    } catch (LinkageError error) {
      throw new BadClass("broken", error.toString(), List.of());
    }
    if (!Player.class.isAssignableFrom(found)) throw new BadClass("not-a-player", name, playersIn(places));
    return checked(found.asSubclass(Player.class));
  }

  /** The one player in these places. */
  static Class<? extends Player> onlyOne(List<String> places) throws BadClass {
    List<String> found = playersIn(places);
    if (found.isEmpty()) throw new BadClass("no-player", String.join(File.pathSeparator, places), found);
    if (found.size() > 1) throw new BadClass("several-players", String.join(File.pathSeparator, places), found);
    return named(found.get(0), places);
  }

  private static Class<? extends Player> checked(Class<? extends Player> found) throws BadClass {
    try {
      if (Modifier.isAbstract(found.getModifiers())) throw new NoSuchMethodException();
      found.getConstructor();
      return found;
    } catch (NoSuchMethodException error) {
      throw new BadClass("no-constructor", found.getName(), List.of());
    } catch (LinkageError error) {
      throw new BadClass("broken", error.toString(), List.of());
    }
  }

  private static Class<?> load(String name) throws ClassNotFoundException {
    return Class.forName(name, false, PlayerClass.class.getClassLoader());
  }

  /** Those that can be made; helpers, abstract classes and what cannot be loaded are none. */
  private static List<String> playersIn(List<String> places) {
    List<String> players = new ArrayList<>();
    for (String place : places) {
      for (String name : classesIn(place)) {
        try {
          Class<?> found = load(name);
          boolean isPlayer = Player.class.isAssignableFrom(found) && !Modifier.isAbstract(found.getModifiers());
          if (isPlayer && !players.contains(name)) players.add(name);
        } catch (ClassNotFoundException | LinkageError error) {
          // It belongs to something else.
        }
      }
    }
    Collections.sort(players);
    return players;
  }

  private static List<String> classesIn(String place) {
    Path path = Path.of(place);
    if (Files.isDirectory(path)) {
      try (Stream<Path> files = Files.walk(path, FileVisitOption.FOLLOW_LINKS)) {
        return names(files.filter(Files::isRegularFile).map(file -> path.relativize(file).toString()));
      } catch (IOException | RuntimeException error) {
        return List.of();
      }
    }
    try (JarFile jar = new JarFile(path.toFile())) {
      return names(jar.stream().map(entry -> entry.getName()));
    } catch (IOException | RuntimeException error) {
      return List.of();
    }
  }

  private static List<String> names(Stream<String> files) {
    return files
        .filter(file -> file.endsWith(ENDING))
        .map(file -> file.substring(0, file.length() - ENDING.length()).replace('/', '.').replace('\\', '.'))
        .sorted()
        .collect(Collectors.toList());
  }
}
