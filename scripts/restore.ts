import { parseArgs } from 'node:util'
import { restore } from './restore-backup'
import { runCommand, withDatabase } from './with-database'

await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
  const [folder] = positionals
  if (!folder) throw new Error('Say which backup: npm run restore -- <folder> [--replace]')
  await withDatabase(async (at) => {
    const { madeAt, tables } = await restore(at, folder, { replace: values.replace ?? false })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    process.stdout.write(
      `The backup of ${madeAt} is back: ${rows} rows of ${tables.length} tables, every one compared.\n`,
    )
  })
})
