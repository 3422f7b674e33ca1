import type { Access, CollectionConfig, FieldAccess } from 'payload'
import { label, MENU, option } from '@/platform/cms-labels'
import { env } from '@/platform/env'
import { accessTo } from '../operations/access'
import { isPermitted, roleOf } from '../rules/permissions'

/** Everybody signed in sees and mends their own account; only an admin sees the others. */
const selfOrAdmin: Access = ({ req }) => {
  const role = roleOf(req.user)
  if (isPermitted(role, 'staff', 'update')) return true
  return role !== null && req.user ? { id: { equals: req.user.id } } : false
}

const isAdmin: FieldAccess = ({ req }) => isPermitted(roleOf(req.user), 'staff', 'update')

/** The people who work here. Locked for ten minutes after eight wrong passwords. */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: label('Staff member', 'พนักงาน'), plural: label('Staff', 'พนักงาน') },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 8,
    lockTime: 10 * 60 * 1000,
    useAPIKey: false,
    cookies: { sameSite: 'Lax', secure: env.publicUrl.startsWith('https:') },
  },
  access: {
    ...accessTo('staff'),
    admin: ({ req }) => roleOf(req.user) !== null,
    read: selfOrAdmin,
    update: selfOrAdmin,
  },
  admin: { group: MENU.people, useAsTitle: 'name', defaultColumns: ['name', 'email', 'role', 'updatedAt'] },
  fields: [
    { name: 'name', type: 'text', required: true, label: label('Name', 'ชื่อ') },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      access: { create: isAdmin, update: isAdmin },
      options: [
        option('admin', 'Admin', 'ผู้ดูแลระบบ'),
        option('publisher', 'Publisher', 'ผู้เผยแพร่'),
        option('editor', 'Editor', 'ผู้เขียนเนื้อหา'),
        option('sales', 'Sales', 'ฝ่ายขาย'),
      ],
      label: label('Role', 'บทบาท'),
    },
  ],
}
