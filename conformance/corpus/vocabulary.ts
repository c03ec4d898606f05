/** First names of people in stories, none of them a word of a program. */
export const people = [
  ...[
    'Ada',
    'Amir',
    'Bela',
    'Bruno',
    'Cara',
    'Cem',
    'Dana',
    'Dirk',
    'Edda',
    'Emil',
    'Fatma',
    'Finn',
  ],
  ...[
    'Gita',
    'Goran',
    'Hana',
    'Hugo',
    'Ines',
    'Ivo',
    'Jana',
    'Jonas',
    'Kaya',
    'Kofi',
    'Lena',
    'Luca',
  ],
  ...[
    'Mira',
    'Milo',
    'Nora',
    'Nils',
    'Olga',
    'Omar',
    'Paula',
    'Piet',
    'Rosa',
    'Rafi',
    'Sara',
    'Sven',
  ],
  ...[
    'Tara',
    'Timo',
    'Uma',
    'Urs',
    'Vera',
    'Viktor',
    'Wanda',
    'Willem',
    'Xenia',
    'Yara',
    'Yusuf',
    'Zoe',
  ],
] as const

/** Names of services and machines. */
export const services = [
  ...[
    'anchor',
    'badger',
    'beacon',
    'birch',
    'cedar',
    'comet',
    'condor',
    'copper',
    'delta',
    'ember',
  ],
  ...[
    'falcon',
    'fjord',
    'garnet',
    'harbor',
    'heron',
    'indigo',
    'juniper',
    'kestrel',
    'lantern',
    'lotus',
  ],
  ...[
    'maple',
    'marlin',
    'nebula',
    'onyx',
    'osprey',
    'pebble',
    'quartz',
    'raven',
    'saffron',
    'tundra',
  ],
  ...['umber', 'violet', 'walnut', 'willow', 'yarrow', 'zephyr'],
] as const

/** Parts a program is made of. */
export const components = [
  ...[
    'scheduler',
    'parser',
    'cache',
    'router',
    'importer',
    'mailer',
    'ledger',
    'exporter',
    'indexer',
  ],
  ...['uploader', 'renderer', 'archiver', 'notifier', 'tokenizer', 'balancer', 'watcher'],
] as const

/** Days of the week. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

/** Things that are bought by the piece. */
export const goods = [
  ...['pencils', 'notebooks', 'lamps', 'cables', 'mugs', 'folders', 'labels', 'brushes', 'chairs'],
  ...['filters', 'gloves', 'stamps', 'towels', 'hinges', 'candles', 'baskets', 'clips', 'trays'],
] as const

/** Adjectives without a meaning, so that nothing known about the world decides a rule. */
export const inventions = [
  ...[
    'brindle',
    'cromic',
    'dalver',
    'eftish',
    'fomple',
    'grenic',
    'hasper',
    'ilvent',
    'jorric',
    'kelpish',
  ],
  ...[
    'lomber',
    'mirtic',
    'nolven',
    'ostrel',
    'plimmy',
    'quorric',
    'restive',
    'sombic',
    'tarvel',
    'ulmish',
  ],
  ...['vintric', 'wembly', 'yostic', 'zandel', 'blivent', 'chorric', 'drampish', 'flindel'],
] as const

/** Places things lie and people sit in. */
export const rooms = [
  ...[
    'the attic',
    'the annex',
    'the archive',
    'the cellar',
    'the foyer',
    'the gallery',
    'the hangar',
  ],
  ...['the kitchen', 'the library', 'the loft', 'the mill', 'the office', 'the pantry', 'the shed'],
  ...['the studio', 'the tower', 'the vault', 'the workshop'],
] as const
