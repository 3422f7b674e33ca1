import { seededDatabase } from './databases'

/** Makes the filled template ahead of the tests that copy it. */
const database = await seededDatabase()
await database.drop()
process.exit(0)
