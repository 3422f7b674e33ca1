import * as migration_20261121_090757_initial from './20261121_090757_initial';
import * as migration_20261121_160338_shell from './20261121_160338_shell';
import * as migration_20261121_185249_short_links from './20261121_185249_short_links';

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
    up: migration_20261121_185249_short_links.up,
    down: migration_20261121_185249_short_links.down,
    name: '20261121_185249_short_links'
  },
];
