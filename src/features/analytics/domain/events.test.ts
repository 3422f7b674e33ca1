import { describe, expect, it } from 'vitest'
import { EventLog } from './events'

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
