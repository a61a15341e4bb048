// Made by `npm run embed` from the files beside it.
export const TEXTS = {
  creatures: String.raw`# The creatures that come with PokéLabirinto. A file of your own looks the same.
#
# name          up to 24 letters, digits, blanks and . ' ’ - ; no two creatures have the same
# hit-points    from 1 to 999
# attack-1      its name; its cost in energy, from 0 to 200; the most damage that it does, from 1 to 999
# attack-2      the same, with numbers of its own

[[creature]]
name = "Pikachu"
hit-points = 35
attack-1 = { name = "Thunder Shock", cost = 10, most-damage = 20 }
attack-2 = { name = "Thunderbolt", cost = 10, most-damage = 20 }

[[creature]]
name = "Charmander"
hit-points = 39
attack-1 = { name = "Ember", cost = 12, most-damage = 18 }
attack-2 = { name = "Flamethrower", cost = 12, most-damage = 18 }

[[creature]]
name = "Bulbasaur"
hit-points = 45
attack-1 = { name = "Vine Whip", cost = 10, most-damage = 15 }
attack-2 = { name = "Razor Leaf", cost = 10, most-damage = 15 }

[[creature]]
name = "Squirtle"
hit-points = 44
attack-1 = { name = "Water Gun", cost = 8, most-damage = 14 }
attack-2 = { name = "Bubble", cost = 8, most-damage = 14 }
`,
} as const;
