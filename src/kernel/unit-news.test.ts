import { describe, expect, test } from 'vitest'
import { standingIn } from './unit-news'

describe('what a message about a unit says', () => {
  test.each([
    ['{"project":"a","unit":{"id":"12","state":"available"},"gone":false}', { unit: 12, isFree: true }],
    ['{"project":"a","unit":{"id":"12","state":"reserved"},"gone":false}', { unit: 12, isFree: false }],
    ['{"project":"a","unit":{"id":12,"state":"sold"},"gone":true}', { unit: 12, isFree: false }],
    ['{"project":"a","unit":{"id":"twelve","state":"sold"}}', null],
    ['{"project":"a","unit":null}', null],
    ['{"project":"a"}', null],
    ['null', null],
    ['nonsense', null],
  ])('%s', (message, standing) => {
    expect(standingIn(message)).toEqual(standing)
  })
})
