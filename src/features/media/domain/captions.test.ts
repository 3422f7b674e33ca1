import { expect, it } from 'vitest'
import { captionsFault } from './captions'

it.each([
  ['WEBVTT\n\n00:00.000 --> 00:02.000\nDusk', null],
  ['\uFEFFWEBVTT some words\r\n\r\n1\r\n01:00:00.000 --> 01:00:02.500 line:80%\r\nDusk', null],
  ['00:00.000 --> 00:02.000\nDusk', 'notWebVtt'],
  ['1\n00:00:00,000 --> 00:00:02,000\nSubRip', 'notWebVtt'],
  ['WEBVTT\n', 'noCue'],
  ['WEBVTT\n\n00:00:00,000 --> 00:00:02,000\nA comma', 3],
  ['WEBVTT\n\n00:03.000 --> 00:02.000\nBackwards', 3],
  ['WEBVTT\n\n00:00.000 --> 00:02.000\nA\n\n00:61.000 --> 00:62.000\nB', 6],
])('the captions %j have the fault %s', (text, fault) => expect(captionsFault(text)).toBe(fault))
