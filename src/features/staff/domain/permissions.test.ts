import { describe, expect, it } from 'vitest'
import { roleOf, STAFF_ROLES, type StaffRole } from '@/kernel/actor'
import { type Area, changesPublicWithoutRight, type Deed, isPermitted, rolesFor } from './permissions'

const DEEDS: readonly Deed[] = ['read', 'create', 'update', 'delete', 'publish']

/** Rights by first letter: read, create, update, delete, publish. Everything else is refused. */
const RIGHTS: Readonly<Record<Area, Readonly<Record<StaffRole, string>>>> = {
  catalogue: {
    admin: 'rcudp',
    publisher: 'rcudp',
    editor: 'rcu',
    sales: 'r',
    supervisor: 'r',
    finance: 'r',
    care: 'r',
  },
  units: { admin: 'rcudp', publisher: 'rcudp', editor: 'rcu', sales: 'ru', supervisor: 'ru', finance: 'r', care: 'r' },
  media: { admin: 'rcudp', publisher: 'rcudp', editor: 'rcu', sales: 'r', supervisor: 'r', finance: 'r', care: 'r' },
  settings: { admin: 'rcudp', publisher: 'rcudp', editor: 'r', sales: 'r', supervisor: 'r', finance: 'r', care: 'r' },
  leads: { admin: 'rcudp', publisher: '', editor: '', sales: 'rcu', supervisor: 'rcu', finance: '', care: '' },
  desk: { admin: 'rcudp', publisher: '', editor: '', sales: 'r', supervisor: 'rcud', finance: '', care: '' },
  bookings: { admin: 'rcudp', publisher: '', editor: '', sales: 'ru', supervisor: 'rud', finance: 'r', care: '' },
  payments: { admin: 'rcudp', publisher: '', editor: '', sales: '', supervisor: 'rc', finance: 'rcu', care: '' },
  launches: { admin: 'ru', publisher: 'r', editor: '', sales: 'r', supervisor: 'ru', finance: 'r', care: '' },
  prices: { admin: 'rcu', publisher: 'r', editor: '', sales: 'r', supervisor: 'rcu', finance: 'r', care: '' },
  care: { admin: 'rcudp', publisher: '', editor: '', sales: '', supervisor: 'r', finance: '', care: 'ru' },
  subscribers: { admin: 'rd', publisher: 'r', editor: 'r', sales: '', supervisor: '', finance: '', care: '' },
  alerts: { admin: 'rd', publisher: '', editor: '', sales: 'r', supervisor: 'r', finance: '', care: '' },
  members: { admin: 'ru', publisher: '', editor: '', sales: 'r', supervisor: 'r', finance: '', care: '' },
  previews: { admin: 'c', publisher: 'c', editor: 'c', sales: '', supervisor: '', finance: '', care: '' },
  staff: { admin: 'rcudp', publisher: '', editor: '', sales: '', supervisor: '', finance: '', care: '' },
}
const AREAS = Object.keys(RIGHTS) as Area[]

describe('a staff member', () => {
  it('may do exactly what the table of rights grants', () => {
    for (const area of AREAS) {
      for (const role of STAFF_ROLES) {
        const granted = DEEDS.filter((deed) => isPermitted(role, area, deed)).map((deed) => deed[0])
        expect(granted.join(''), `${role} in ${area}`).toBe(RIGHTS[area][role])
      }
    }
  })

  it('belongs to the roles that an operation of the area lets in', () => {
    for (const area of AREAS) {
      for (const deed of DEEDS) {
        const granted = STAFF_ROLES.filter((role) => RIGHTS[area][role].includes(deed.charAt(0)))
        expect(rolesFor(area, deed), `${deed} in ${area}`).toEqual(granted)
      }
    }
  })

  it('without a role may do nothing', () => {
    for (const area of AREAS) for (const deed of DEEDS) expect(isPermitted(null, area, deed)).toBe(false)
  })

  it("has the session's role only if that role exists", () => {
    for (const role of STAFF_ROLES) expect(roleOf({ role })).toBe(role)
    for (const user of [undefined, null, 'admin', 7, {}, { role: 'owner' }, { role: null }, { roles: 'admin' }])
      expect(roleOf(user), String(user)).toBeNull()
  })
})

describe('saving without the right to publish is refused', () => {
  const editor = { role: 'editor', area: 'catalogue', isDraftSave: false, isCreate: false, status: 'draft' } as const

  it('when it publishes, whether new or a draft', () => {
    for (const isCreate of [true, false])
      for (const isDraftSave of [true, false])
        expect(changesPublicWithoutRight({ ...editor, isCreate, isDraftSave, status: 'published' })).toBe(true)
  })

  it('when it overwrites published content', () => {
    expect(changesPublicWithoutRight(editor)).toBe(true)
    expect(changesPublicWithoutRight({ ...editor, status: undefined })).toBe(true)
  })

  it('but not when it creates or saves a draft', () => {
    expect(changesPublicWithoutRight({ ...editor, isCreate: true })).toBe(false)
    expect(changesPublicWithoutRight({ ...editor, isDraftSave: true })).toBe(false)
    expect(changesPublicWithoutRight({ ...editor, isCreate: true, isDraftSave: true })).toBe(false)
  })

  it('but never for staff who may publish', () => {
    expect(changesPublicWithoutRight({ ...editor, role: 'publisher', status: 'published' })).toBe(false)
    expect(changesPublicWithoutRight({ ...editor, role: 'publisher', area: 'leads', status: 'published' })).toBe(true)
  })
})
