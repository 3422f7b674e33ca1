import { ensureBuilt, isBuilt } from './next-build'

if (process.argv.includes('--is-built')) process.exit(isBuilt() ? 0 : 1)
if (!isBuilt()) process.stdout.write('· building the site (once, about a minute)\n')
await ensureBuilt(() => undefined)
