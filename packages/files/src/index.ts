export { codeOf } from './error-code.ts';
export { type Attempt, type Lock, type LockOptions, tryLock } from './lock.ts';
export { moduleBeside } from './module-beside.ts';
export { formatOwner, type Owner } from './owner.ts';
export { replaceFolder } from './replace-folder.ts';
export { syncFolder, syncFolderSync } from './sync-folder.ts';
export { isTemporary, removeTemporaries } from './temporary.ts';
export { type Patience, waitForLock, waitForLockSync } from './wait-for-lock.ts';
export { type LateWriteOptions, writeSafely, writeSafelySync, type WriteOptions } from './write-safely.ts';
