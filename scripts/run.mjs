// `node scripts/run.mjs <script> …`: one of build, migrate, seed, backup, restore.
import { runBundled } from './run-bundled.mjs'

const [name = 'build', ...args] = process.argv.slice(2)
await runBundled(name, args)
