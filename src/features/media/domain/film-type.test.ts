import { expect, it } from 'vitest'
import { filmTypeOf } from './film-type'

const bytes = (text: string) => Buffer.from(text, 'latin1')

it.each([
  ['mp4', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ['mp4', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41'],
  ['webm', '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\x82\x84webm\x42\x87\x81\x04'],
] as const)('a real %s is known by its bytes', (type, head) => expect(filmTypeOf(bytes(head))).toBe(type))

it.each([
  ['a page', '<!doctype html><video src=x onerror=alert(1)>'],
  ['a picture', '\0\0\0\x18ftypavif'],
  ['a photograph of a phone', '\0\0\0\x18ftypheic'],
  ['a sound', '\0\0\0\x18ftypM4A '],
  ['another Matroska file', '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x88matroska'],
  ['a script', '#!/bin/sh'],
  ['nothing', ''],
])('%s is no film', (_, text) => expect(filmTypeOf(bytes(text))).toBeNull())
