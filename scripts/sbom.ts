import { readFileSync } from 'node:fs'
import { writeAtomically } from './atomic-write'
import { billOfMaterials, type LockFile } from './bill-of-materials'

/** `npm run sbom [-- <file>]`: writes the software bill of materials, by default to `sbom.cdx.json`. */
const [file = 'sbom.cdx.json'] = process.argv.slice(2)
const read = (name: string): unknown => JSON.parse(readFileSync(name, 'utf8'))
const { name, version } = read('package.json') as { name: string; version: string }
const bill = billOfMaterials(read('package-lock.json') as LockFile, { name, version })
writeAtomically(file, `${JSON.stringify(bill, null, 1)}\n`)
const shipped = bill.components.filter(({ scope }) => scope !== 'excluded').length
process.stdout.write(`${file}: ${shipped} packages that run, ${bill.components.length - shipped} for development.\n`)
