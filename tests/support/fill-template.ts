import { isTemplateCached, seededDatabase } from './databases'

/** Makes the filled template before the tests that copy it; `--is-cached` only reports whether there is one. */
if (process.argv.includes('--is-cached')) process.exit(isTemplateCached() ? 0 : 1)
const database = await seededDatabase()
await database.drop()
process.exit(0)
