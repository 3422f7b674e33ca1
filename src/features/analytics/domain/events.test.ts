import { describe, expect, it } from 'vitest'
import { EventLog, levelsOf } from './events'

describe('the events of a page', () => {
  it('count once for a section', () => {
    const log = new EventLog()
    expect(log.add({ event_name: 'view_section', section_name: 'location' })).toBe(true)
    expect(log.add({ event_name: 'view_section', section_name: 'location' })).toBe(false)
    expect(log.add({ event_name: 'view_section', section_name: 'concept' })).toBe(true)
    expect(log.events).toHaveLength(2)
  })

  it.each(['loan_calculation', 'click_get_direction', 'click_unit_type'] as const)('count each time: %s', (name) => {
    const log = new EventLog()
    for (const section_value of ['A1', 'A1', 'B1'])
      log.add({ event_name: name, section_name: 'unit-types', section_value })
    expect(log.events).toHaveLength(3)
  })
})

it.each([
  ['/th/condominium/noble-a', { UI_show_level1: 'condominium', UI_show_level2: 'noble-a' }],
  ['/en/home', { UI_show_level1: 'home' }],
  ['/en/a/b/c/d', { UI_show_level1: 'a', UI_show_level2: 'b', UI_show_level3: 'c' }],
  ['/th', {}],
])('a page stands where its address says: %s', (path, levels) => {
  expect(levelsOf(path)).toEqual(levels)
})
