import type { Access, CollectionAfterDeleteHook, CollectionConfig, FieldAccess } from 'payload'
import { roleOf } from '@/kernel/actor'
import type { Staff } from '@/payload-types'
import { label, MENU, option } from '@/platform/back-office/cms-labels'
import { contextOf } from '@/platform/database/context'
import { databaseOf } from '@/platform/database/database'
import { isHttps } from '@/platform/http/kept-cookie'
import { isPermitted } from '../domain/permissions'
import { accessTo } from '../operations/access'
import { removeFactor } from '../operations/factor-records'
import { deletePasskeys } from '../operations/passkey-records'
import { reportAccountChange } from '../operations/report-account-change'
import { CONFIRMATION_ENDPOINTS } from './confirmation-endpoints'
import { confirmBeforeDeleting, confirmBeforeWriting } from './confirmed'
import { PASSKEY_ENDPOINTS } from './passkey-endpoints'
import { checkPasswords, tellOfChanges } from './password-rules'
import { SECOND_FACTOR_ENDPOINTS } from './second-factor-endpoints'
import { sessionStrategy } from './session-strategy'
import { SIGN_IN_ENDPOINTS } from './sign-in-endpoints'
import { handOverToken, requireSecondFactor, storeLanguage } from './sign-in-rules'

/** Staff see and edit their own account; only admins see the others. */
const selfOrAdmin: Access = ({ req }) => {
  const role = roleOf(req.user)
  if (isPermitted(role, 'staff', 'update')) return true
  return role !== null && req.user ? { id: { equals: req.user.id } } : false
}

const isAdmin: FieldAccess = ({ req }) => isPermitted(roleOf(req.user), 'staff', 'update')

const removeSecondFactor: CollectionAfterDeleteHook = async ({ id, req }) => {
  const database = await databaseOf(req.payload, req)
  await removeFactor(database, Number(id))
  await deletePasskeys(database, Number(id))
}

const tellOfRemoval: CollectionAfterDeleteHook<Staff> = ({ doc, req }) =>
  reportAccountChange(contextOf(req), { event: 'account_removed', account: doc })

/** Nobody removes their own account: at least one admin stays. */
const mayRemove: Access = ({ req }) =>
  isPermitted(roleOf(req.user), 'staff', 'delete') && req.user ? { id: { not_equals: req.user.id } } : false

/** Payload's lockout is off, so there is nothing to unlock. */
const nobody: Access = () => false

/**
 * Staff accounts (decision 0046). Payload's own lockout is off, because anybody who knows an address could use it to lock
 * its owner out. Attempts are counted by account and network instead.
 */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: label('Staff member', 'พนักงาน'), plural: label('Staff', 'พนักงาน') },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 0,
    useAPIKey: false,
    removeTokenFromResponses: true,
    strategies: [sessionStrategy],
    cookies: { sameSite: 'Lax', secure: isHttps },
  },
  endpoints: [...SIGN_IN_ENDPOINTS, ...SECOND_FACTOR_ENDPOINTS, ...PASSKEY_ENDPOINTS, ...CONFIRMATION_ENDPOINTS],
  hooks: {
    beforeValidate: [confirmBeforeWriting, checkPasswords],
    beforeLogin: [requireSecondFactor],
    afterLogin: [storeLanguage, handOverToken],
    afterChange: [tellOfChanges],
    beforeDelete: [confirmBeforeDeleting],
    afterDelete: [removeSecondFactor, tellOfRemoval],
  },
  access: {
    ...accessTo('staff'),
    admin: ({ req }) => roleOf(req.user) !== null,
    read: selfOrAdmin,
    update: selfOrAdmin,
    delete: mayRemove,
    unlock: nobody,
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
        option('supervisor', 'Sales supervisor', 'หัวหน้าฝ่ายขาย'),
        option('finance', 'Finance', 'ฝ่ายการเงิน'),
        option('care', 'Customer care', 'ฝ่ายดูแลลูกค้า'),
      ],
      label: label('Role', 'บทบาท'),
    },
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      label: label('Current password', 'รหัสผ่านปัจจุบัน'),
      admin: { components: { Field: '/features/staff/ui/current-password#CurrentPassword' } },
    },
    {
      name: 'secondFactor',
      type: 'ui',
      label: label('Two-step verification', 'การยืนยันตัวตนขั้นที่สอง'),
      admin: { components: { Field: '/features/staff/ui/second-factor-card#SecondFactorCard' } },
    },
  ],
}
