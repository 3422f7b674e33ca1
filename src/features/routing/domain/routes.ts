import { FEATURE_ROUTES } from '@/gathered/routes'
import { FRAMEWORK_PREFIX } from '@/kernel/next-words'
import type { Route } from '@/kernel/route'
import { ANNOUNCED_ROUTES } from './announced-routes'
import { PREVIEW_ROUTES } from './preview-routes'

/**
 * The route catalogue (A2). A page without a row does not exist for the public. Order does not matter: patterns without
 * parameters are tried first (C8).
 */
export const ROUTES = [...FEATURE_ROUTES, ...PREVIEW_ROUTES, ...ANNOUNCED_ROUTES] as const satisfies readonly Route[]

export type RouteName = (typeof ROUTES)[number]['name']

/** The canonical address of a kind of page, as its row writes it. */
export type PatternOf<Name extends RouteName> = Extract<(typeof ROUTES)[number], { name: Name }>['pattern']

/** First segments that the app answers itself, without language and without cache. */
export const APP_PREFIXES: readonly string[] = ['admin', 'api', FRAMEWORK_PREFIX]

/** Routes that were once written joined with the language: `/thregister` (C4). */
export const GLUED_ROUTES: readonly string[] = ['register']
