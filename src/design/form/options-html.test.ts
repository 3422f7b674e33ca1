import { expect, it } from 'vitest'
import { optionsHtml } from './options-html'

it('a name with signs of HTML stays a name', () => {
  const groups = [{ label: '"Rama" & 9', options: [{ value: 'a"b', text: '<b>ทองหล่อ</b>' }] }]
  expect(optionsHtml('–', groups, '')).toBe(
    '<option value="" selected="">–</option><optgroup label="&quot;Rama&quot; &amp; 9">' +
      '<option value="a&quot;b">&lt;b&gt;ทองหล่อ&lt;/b&gt;</option></optgroup>',
  )
})

it('only the chosen option is selected', () => {
  const groups = [{ label: 'BTS', options: ['asok', 'asok-2'].map((value) => ({ value, text: value })) }]
  expect(optionsHtml('–', groups, 'asok').match(/<option[^>]* selected=""[^>]*>/g)).toEqual([
    '<option value="asok" selected="">',
  ])
})
