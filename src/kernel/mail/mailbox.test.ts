import { expect, test } from 'vitest'
import { mailbox } from './mailbox'

test.each([
  ['noble & nue <hello@homes.example>', 'noble & nue', 'hello@homes.example'],
  ['"noble, nue" <hello@homes.example>', 'noble, nue', 'hello@homes.example'],
  ['<hello@homes.example>', 'hello@homes.example', 'hello@homes.example'],
  [' hello@homes.example ', 'hello@homes.example', 'hello@homes.example'],
])('who writes is named as in %j', (text, name, address) => expect(mailbox(text)).toEqual({ name, address }))
