/** Whether the code of a failed connection speaks of TLS or a certificate. */
export function isTlsTrouble(code: string): boolean {
  return /^(ERR_|EPROTO$|CERT_|DEPTH_|SELF_|UNABLE_|HOSTNAME_)/.test(code);
}
