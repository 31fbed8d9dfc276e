-- The product of a row is one of the company's own, and a row outlives it. Until now any id was stored.
UPDATE project_income r SET product_id = NULL
 WHERE product_id IS NOT NULL
   AND NOT EXISTS (SELECT FROM product p WHERE p.company_id = r.company_id AND p.id = r.product_id);
UPDATE project_expense r SET product_id = NULL
 WHERE product_id IS NOT NULL
   AND NOT EXISTS (SELECT FROM product p WHERE p.company_id = r.company_id AND p.id = r.product_id);

ALTER TABLE project_income ADD CONSTRAINT project_income_product_fk FOREIGN KEY (company_id, product_id)
  REFERENCES product (company_id, id) ON DELETE SET NULL (product_id);
ALTER TABLE project_expense ADD CONSTRAINT project_expense_product_fk FOREIGN KEY (company_id, product_id)
  REFERENCES product (company_id, id) ON DELETE SET NULL (product_id);
CREATE INDEX project_income_product ON project_income (company_id, product_id) WHERE product_id IS NOT NULL;
CREATE INDEX project_expense_product ON project_expense (company_id, product_id) WHERE product_id IS NOT NULL;
