import * as migration_20261128_163000_collections from './20261128_163000_collections';
import * as migration_20261128_163001_tables from './20261128_163001_tables';

export const migrations = [
  {
    up: migration_20261128_163000_collections.up,
    down: migration_20261128_163000_collections.down,
    name: '20261128_163000_collections',
  },
  {
    up: migration_20261128_163001_tables.up,
    down: migration_20261128_163001_tables.down,
    name: '20261128_163001_tables'
  },
];
