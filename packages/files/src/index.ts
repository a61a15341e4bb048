export { codeOf } from './error-code.ts';
export { type Attempt, type Lock, type LockOptions, tryLock } from './lock.ts';
export { formatOwner, type Owner } from './owner.ts';
export { type Patience, waitForLock } from './wait-for-lock.ts';
