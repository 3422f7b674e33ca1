import { backUp } from './create-backup'
import { runCommand, withDatabase } from './with-database'

await runCommand(async () => {
  const folder = process.argv[2]
  if (!folder) throw new Error('Say where the backup goes: npm run backup -- <new folder>')
  await withDatabase(async (at) => {
    const { tables, files } = await backUp(at, folder)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    const size = `${(bytes / 1_000_000).toFixed(1)} MB`
    process.stdout.write(`${folder}: ${rows} rows of ${tables.length} tables, ${files.length} files, ${size}\n`)
  })
})
