import * as migration_20261121_090757_initial from './20261121_090757_initial';
import * as migration_20261121_160338_shell from './20261121_160338_shell';
import * as migration_20261121_190342_redirects from './20261121_190342_redirects';

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
    up: migration_20261121_190342_redirects.up,
    down: migration_20261121_190342_redirects.down,
    name: '20261121_190342_redirects'
  },
];
