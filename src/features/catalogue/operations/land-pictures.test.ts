import { expect, test } from 'vitest'
import { NO_SIGN_NAMES } from '../domain/city-map/sign-names'
import { toProjectPage } from './records/to-project'
import { toProjectLead } from './records/to-project-views'

const picture = (name: string) => ({ id: 1, filename: `${name}.webp`, alt: name, width: 1600, height: 1600 })

const stored = (group: string) => ({
  ...{ id: 1, Slug_name: 'nue-plot', Project_Title: 'nue plot', Project_group: group, Project_type: 'Current' },
  ...{ Brand: 'nue', Badge: 'New', section_status: {}, stations: [], facilities: [], _status: 'published' },
  ...{ garden: picture('garden'), lobby: picture('lobby'), room: picture('room') },
})

test('an interior that an editor left on a plot of land is not advertised, that of a house is', () => {
  const shown = (group: string) => {
    const page = toProjectPage(stored(group) as never, { unitTypes: [], units: 30 }, NO_SIGN_NAMES, new Date(0))
    const { garden, lobby, room } = page.images
    return [garden, lobby, room, toProjectLead(stored(group) as never).lobby].map((image) => image !== null)
  }
  expect(shown('Land')).toEqual([true, false, false, false])
  expect(shown('Single_Detached_House')).toEqual([true, true, true, true])
})
