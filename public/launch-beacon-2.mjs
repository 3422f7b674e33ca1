// Checks that the drand network signed the round of a draw, offline, with its public key pinned here.
//
//   npm install @noble/curves@2.4.0
//   node launch-beacon-2.mjs proof.json
//
// It checks the signature, the round for the named moment, and that the number is its SHA-256. launch-draw-2.py checks the rest.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { bls12_381 } from '@noble/curves/bls12-381.js'

const PUBLIC_KEY =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a'
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
const [GENESIS, PERIOD] = [1692803367000, 3000]

const bytes = (hex) => Uint8Array.from(Buffer.from(hex, 'hex'))
const sha256 = (data) => createHash('sha256').update(data).digest()

function isSigned({ round, signature }) {
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(round))
  const scheme = bls12_381.shortSignatures
  try {
    return scheme.verify(bytes(signature), scheme.hash(Uint8Array.from(sha256(number)), DOMAIN), bytes(PUBLIC_KEY))
  } catch {
    return false
  }
}

function failsOf(proof) {
  const { number: named } = JSON.parse(proof.commitment.statement)
  const first = Math.max(1, Math.ceil((Date.parse(named.at) - GENESIS) / PERIOD) + 1)
  const [draw, ...more] = proof.draws
  const fails = named.source === 'beacon' && draw && more.length === 0 ? [] : ['there is exactly one draw, by the beacon']
  const { round, signature, value } = draw.number
  if (round !== first) fails.push(`the round is that of the named moment, ${first}`)
  if (!isSigned(draw.number)) fails.push('the network signed the round')
  if (sha256(bytes(signature)).toString('hex') !== value) fails.push('the number is the SHA-256 of the signature')
  return fails
}

let fails
try {
  fails = failsOf(JSON.parse(readFileSync(process.argv[2], 'utf8')))
} catch (error) {
  fails = [`the proof lacks what it must have: ${error.message}`]
}
for (const fail of fails) console.log(`DOES NOT AGREE ${fail}`)
console.log(fails.length > 0 ? 'THIS NUMBER IS NOT PROVEN' : 'agrees: the round of the named moment was signed by the network')
process.exitCode = fails.length > 0 ? 1 : 0
