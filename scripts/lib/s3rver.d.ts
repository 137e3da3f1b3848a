/** The part of s3rver that is used; the package has no types. */
declare module '@20minutes/s3rver' {
  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      allowMismatchedSignatures: boolean;
    });
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
  export = S3rver;
}
