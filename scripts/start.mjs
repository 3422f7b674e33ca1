// `npm start` and `npm run dev`. Plain JavaScript, since nothing may be installed yet.
import { runBundled } from './run-bundled.mjs'

await runBundled('serve', process.argv.slice(2))
