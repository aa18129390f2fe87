/**
 * Memory of one password hash, in KiB: that of the first of the minimum settings that OWASP's Password Storage Cheat
 * Sheet recommends for argon2id (19 MiB, two passes, one lane).
 */
export const RECOMMENDED_PASSWORD_MEMORY_KIB = 19_456;
