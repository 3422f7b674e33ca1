import * as migration_20261121_090757_initial from './20261121_090757_initial';
import * as migration_20261121_160338_shell from './20261121_160338_shell';
import * as migration_20261121_192324_previews from './20261121_192324_previews';

export const migrations = [
  {
    up: migration_20261121_090757_initial.up,
    down: migration_20261121_090757_initial.down,
    name: '20261121_090757_initial',
  },
  {
    up: migration_20261121_160338_shell.up,
    down: migration_20261121_160338_shell.down,
    name: '20261121_160338_shell',
  },
  {
    up: migration_20261121_192324_previews.up,
    down: migration_20261121_192324_previews.down,
    name: '20261121_192324_previews'
  },
];
