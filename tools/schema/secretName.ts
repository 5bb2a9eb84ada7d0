/** Names of texts that are secret although their schema does not say so. */
export const SECRET_NAME =
  /(^|[a-z_-])(password|passwd|passphrase|pwd|secret|(api|private|secret|encryption|signing)[_-]?key|(access|auth|bearer|refresh)[_-]?token)$|^token$/i;
