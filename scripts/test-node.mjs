// `npm run test:node -- 22 [vitest arguments]`: the unit tests and the types under another Node, which npm brings as a package.
import { spawnSync } from 'node:child_process'

const [version = '', ...words] = process.argv.slice(2)
if (!/^\d+(\.\d+){0,2}$/.test(version)) {
  process.stderr.write('Say which Node: npm run test:node -- 22\n')
  process.exit(1)
}

const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx'

/** Runs a script of the packages under that Node; ends where it fails. */
function runUnder(...args) {
  const { status } = spawnSync(npx, ['--yes', '--package', `node@${version}`, 'node', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

runUnder('-e', "process.stdout.write('\\n· Node ' + process.version + '\\n')")
runUnder('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'isolated', ...words)
if (words.length === 0) runUnder('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.product.json')
