import { type Env, readEnv } from './env-schema'

/** The environment variables of this process, read once. */
export const env: Env = readEnv(process.env)
