ALTER TABLE payments VALIDATE CONSTRAINT payments_check;
ALTER TABLE payments VALIDATE CONSTRAINT payments_method_check;
